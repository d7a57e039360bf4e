# The lab: `sobremesa lab`, its report, and what can be wrong with a plan

help-lab = Play by a plan, keep a row of every game, and report.
help-usage-lab = sobremesa lab PLAN.toml [FLAGS]
help-word-plan = PLAN.toml
help-flag-lab-plan = A file that says what is played; docs/lab.md explains it.
help-flag-lab-out = The folder for rows and report; the same command goes on there. Without it, one named like the plan.
help-flag-lab-workers = How many processes work on it; as many as the machine has cores, if you do not say.
help-flag-lab-executor = Who plays: processes of this machine, a Ray cluster, or a GPU (cuda); the rows are the same.
help-flag-lab-address = With --executor ray: the cluster’s address, such as 10.0.0.1:6379. Without it, RAY_ADDRESS, or the cluster that was started on this machine.
lab-games = { $games } of { $planned } planned games, at { $tables ->
    [1] one table.
   *[other] { $tables } tables.
}
lab-comparisons = Intervals are 95 %. The last column says how likely it is that chance alone makes a seat differ this much from a fair share, corrected (Holm) for all { $count } comparisons of this page; below 0.05 it has a star.
lab-players = { $players } players
lab-seat = Seat
lab-bot = Bot
lab-wins = Wins by seat
lab-won = Wins
lab-interval = Interval
lab-mean = Points, on average
lab-chance = By chance
lab-points = Points
lab-moves = Moves a game
lab-ending = How it ended
lab-share = Share
lab-counted = Counted
lab-average = On average
lab-line = Seat { $seat } ({ $bot }): wins { $wins } ({ $interval }), { $points } points on average
lab-saved = Rows are in { $folder }, the report is { $report }.
error-lab-plan = { $file } is not a plan: { $detail }
error-lab-empty = This plan names no table.
error-lab-many = This plan has more than { $most } tables ({ $what }).
error-lab-folder = { $folder } holds something else: name another folder with --out.
error-lab-other-plan = { $folder } holds the games of another plan: name another folder with --out.
error-lab-parquet = These rows are kept as Parquet, and pyarrow is not installed here: pip install 'sobremesa[parquet]'
error-lab-disk = The rows cannot be written to { $folder }: { $detail }. What was played until then is kept; the same command goes on.
error-lab-workers = Workers died again and again: is there enough memory? What was played until then is kept; the same command goes on.
error-lab-ray-missing = Ray is not installed here: pip install 'sobremesa[ray]'
error-lab-ray-none = No Ray cluster answers ({ $address }). Start one with “ray start --head”, or name another with --address. What was played before is kept.
error-lab-ray-node = A node of the Ray cluster could not play: { $detail }. Every node needs this version of Sobremesa. What was played until then is kept; the same command continues.
error-lab-ray-lost = The Ray cluster was lost: { $detail }. What was played until then is kept; the same command continues.
error-lab-cuda-none = No GPU that can be used was found here: it takes an NVIDIA GPU and pip install 'sobremesa[cuda]'. Without --executor cuda the processor plays the same games.
error-lab-cuda-bots = A GPU cannot search, and { $bot } does. It plays with these bots: { $bots }.
error-lab-cuda-differs = The GPU plays other games than the processor ({ $game }), so nothing of it is kept. Without --executor cuda the processor plays everything.
error-lab-damaged = { $file } cannot be read. Remove it; the same command plays its games again.
