"""Who somebody is beyond one browser: devices, codes and links that join them, and optional accounts."""
