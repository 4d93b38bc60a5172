library(fairway.sea)

# Without the program there is nothing to ask.
command <- Sys.getenv("FAIRWAY_COMMAND", Sys.which("fairway"))
if (nzchar(command)) {
  sea <- fairway(strsplit(command, " ", fixed = TRUE)[[1]])

  route <- sea_route(sea, "Rotterdam", "Singapore", avoid = "suez")
  stopifnot(abs(route$distance_nm - 11730) < 60, "sunda" %in% vapply(route$passages, function(one) one$id, ""))
  stopifnot(route$origin$port$unlocode == "NLRTM")

  # More rows than wait in the worker; one is no place.
  frame <- data.frame(
    origin = c(rep("NLRTM", 39), "nowhere"),
    destination = factor(rep(c("SGSIN", "Hamburg"), 20))
  )
  found <- add_distances(sea, frame)
  stopifnot(nrow(found) == 40, sum(is.na(found$distance_nm)) == 1, grepl("nowhere", found$error[40]))
  stopifnot(all(is.na(found$error[1:39])), found$distance_nm[1] > 8000, found$distance_nm[2] < 400)

  cells <- sea_matrix(sea, c("NLRTM", "SGSIN"), list("BRSSZ", c(103.8, 1.2), 1068))
  stopifnot(identical(dim(cells), c(2L, 3L)), cells["NLRTM", "1068"] == 0, cells["NLRTM", "BRSSZ"] > 5000)

  matched <- match_ports(sea, c("NLRTMAPM2", "Madridd"))
  stopifnot(identical(matched$verdict, c("matched", "unknown")), identical(matched$unlocode, c("NLRTM", NA)))

  wrong <- tryCatch(sea_route(sea, "Rotterdam", "Singapore", sped_kn = 12), fairway_error = identity)
  stopifnot(wrong$code == "validation_failed", wrong$status == 422, grepl("sped_kn", conditionMessage(wrong)))

  # It starts again after its end.
  close(sea)
  stopifnot(sea_route(sea, "NLRTM", "SGSIN")$distance_nm > 8000)
  close(sea)
  gone <- tryCatch(sea_route(fairway("/no/such/program"), "NLRTM", "SGSIN"), error = conditionMessage)
  stopifnot(grepl("There is no command", gone))
  dies <- tryCatch(sea_route(fairway(c("sh", "-c", "exit 3", "")), "NLRTM", "SGSIN"), fairway_error = identity)
  stopifnot(dies$code == "worker_died")
}
