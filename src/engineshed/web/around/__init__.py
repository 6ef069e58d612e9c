"""The pages around the table: home, new tables, rules, results, people."""
