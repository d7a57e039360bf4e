# The pages that tell the rules of a game.

rule-example = Example: { $example }
rule-detail = Small print
rules-intro = Told in our own words. The numbers are those the table shows beside a move.
rules-ruling = **[R]** marks a ruling of ours, where the printed rules leave a gap.
rules-play = Play now
rules-rulings = Rulings of ours: { $rules }.
rules-sources = Where each rule comes from
