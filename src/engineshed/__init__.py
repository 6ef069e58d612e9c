"""Railway board games under one roof: rules, bots and a site to play them."""
