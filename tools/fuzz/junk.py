"""What breaks programs: texts, names of fields, methods and kinds of bodies."""

from typing import Final

JUNK: Final = (
    *("", " ", "\0", "a\0b", "%00", "..", "../../etc/passwd", "%2e%2e%2f", "\\", "//", "?", "#", "'", '"'),
    *("';--", "{}", "[]", "[[]]", '{"a":', "null", "true", "NaN", "Infinity", "-1", "0", "1", "2", "1.5"),
    *("1e999", "9" * 40, "9" * 5000, "-" + "9" * 30, "2147483648", "9999999", "٣", "½", "Ⅷ", "ż", "🚂"),
    *("\u202e", "\ufeff", "x" * 70, "x" * 300, "x" * 5000, "ß" * 24, "ﬃ" * 24, "\x7f", "\x85", "\r\nX: y"),
    *("<script>", "{{7*7}}", "${jndi}", "%s%n", "seat", "mark", "cell:4", '["mark","cell:4"]', '["mark"]'),
    *("[1]", "[" * 200, "age-of-steam", "tic-tac-toe", "none", "en", "pl", "xx"),
    *("https://evil.example/", "//evil.example", "javascript:x"),
)
SENSE: Final = (
    *("true", "false", "yes", "no", "on", "0", "1", "2", "3", "23", "7", "me", "here", "link", "bot", "talk"),
    *("wait", "invite", "days", "live", "rated", "once", "round", "always", "push", "mail", "hook", "table"),
    *("9999-12-31", "0001-01-01", "2026-02-30", "2026-12-24", "2026-12-24T25:00", "24:00", "07:30", "7"),
    *("Europe/Warsaw", "Europe", "Etc/GMT+14", "../UTC", "posixrules", "Pacific/Kiritimati", "localtime"),
    *("turn push on", "turn push off", "chat mail digest", "turn push", "  ", "turn  on"),
    *("https://127.0.0.1/", "https://[::1]/", "https://[fec0::1]/x", "http://localhost:22/", "https://a b/"),
    *("https://user:pw@example.org/", "https://example.org:0/", "https://example.org:99999/", "https://[/"),
    *("https://xn--/", "https://" + "a" * 70 + ".org/", "a@b.org", "a\0@b.org", "ä@ö.org", "@", "AAAA-AAAA"),
    *('{"endpoint":"https://example.org/","keys":{"p256dh":"","auth":""}}', '{"endpoint":1,"keys":{}}'),
    *('[["mark","cell:4"],["mark","cell:4"]]', '[["pass"]]', '["pass"]', '["bid","most:4"]', '["bid",4]'),
    *("Zażółć gęślą jaźń", "a" * 8, "correct horse battery", "👩‍👩‍👧‍👦" * 30, "hello", "good-game"),
)
"""What a field may really be given: it leads further in before it goes wrong."""
RAW: Final = ("%FF%FE", "%ED%A0%80", "%C0%80", "%", "%4", "%zz", "+", "%F0%9F%9A", "&", "=", ";", "%26=%3D")
"""Put into forms and addresses as they are: no text is written like this."""
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
JSON, FORM, PARTS = "application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"
TYPES: Final = (
    *(JSON, FORM, PARTS, "multipart/form-data", "text/plain", "application/msgpack", "application/xml"),
    *("nonsense", "application/json; charset=utf-7", ""),
)
HEADERS: Final = (
    *("last-event-id", "accept-language", "cookie", "range", "if-none-match", "referer", "origin"),
    *("x-forwarded-for", "user-agent", "content-encoding", "expect"),
)
