# Requests that wait in the worker, so that it need not wait for us.
AHEAD <- 32

# What a table shows of a route.
SHORT <- list(geometry = "corners", waypoint_strategy = "none")

fairway <- function(command = strsplit(Sys.getenv("FAIRWAY_COMMAND", "fairway"), " ", fixed = TRUE)[[1]]) {
  sea <- new.env(parent = emptyenv())
  sea$command <- command
  sea$process <- NULL
  reg.finalizer(sea, close_worker, onexit = TRUE)
  structure(list(worker = sea), class = "fairway")
}

close_worker <- function(worker) {
  if (!is.null(worker$process)) worker$process$kill()
  worker$process <- NULL
}

close.fairway <- function(con, ...) invisible(close_worker(con$worker))

print.fairway <- function(x, ...) {
  cat("<fairway:", paste(x$worker$command, collapse = " "), "worker>\n")
  invisible(x)
}

start <- function(worker) {
  if (!is.null(worker$process) && worker$process$is_alive()) return(worker$process)
  words <- c(worker$command, "worker")
  worker$process <- tryCatch(
    processx::process$new(words[1], words[-1], stdin = "|", stdout = "|", stderr = ""),
    error = function(cause) {
      stop("There is no command ", words[1], ". Install the npm package fairway-sea, or name the command: ",
        "fairway(command = ...).", call. = FALSE)
    }
  )
  worker$process
}

failure <- function(code, detail, status = 0L) {
  structure(list(message = detail, call = NULL, code = code, status = status),
    class = c("fairway_error", "error", "condition"))
}

read <- function(line) jsonlite::fromJSON(line, simplifyDataFrame = FALSE, simplifyMatrix = FALSE)

# The answers to some requests, in order; a fairway_error for one that has none.
exchange <- function(worker, path, bodies) {
  process <- start(worker)
  lines <- vapply(seq_along(bodies), function(at) {
    request <- list(id = at, path = path, body = bodies[[at]], strict = TRUE)
    as.character(jsonlite::toJSON(request, auto_unbox = TRUE, digits = NA, null = "null"))
  }, "")
  unsent <- charToRaw(paste0(lines, "\n", collapse = ""))
  answers <- list()
  while (length(answers) < length(bodies)) {
    # What does not fit into the pipe waits until the worker has read the rest.
    # A worker that has ended takes nothing: the end of its answers says so.
    if (length(unsent) > 0) unsent <- tryCatch(process$write_input(unsent), error = function(ended) raw())
    process$poll_io(if (length(unsent) > 0) 10 else 1000)
    found <- process$read_output_lines()
    for (line in found[nzchar(found)]) {
      answer <- read(line)
      body <- if (answer$status == 200) answer$body else failure(answer$body$code, answer$body$detail, answer$status)
      answers[[length(answers) + 1]] <- body
    }
    if (length(found) == 0 && !process$is_alive() && !process$is_incomplete_output()) {
      left <- length(bodies) - length(answers)
      answers <- c(answers, rep(list(failure("worker_died", "The worker ended at this request.")), left))
    }
  }
  answers
}

ask <- function(sea, path, bodies) {
  groups <- split(bodies, ceiling(seq_along(bodies) / AHEAD))
  unlist(lapply(groups, function(group) exchange(sea$worker, path, group)), recursive = FALSE, use.names = FALSE)
}

one <- function(sea, path, body) {
  answer <- ask(sea, path, list(body))[[1]]
  if (inherits(answer, "fairway_error")) stop(answer)
  answer
}

# A name, a code or the id of a port, or longitude and latitude.
place <- function(value) {
  if (length(value) == 2 && is.numeric(value)) return(list(coordinates = as.numeric(value)))
  if (is.factor(value)) value <- as.character(value)
  if (is.numeric(value)) list(port_id = as.integer(value)) else list(name = as.character(value))
}

# Fields of the HTTP API that are lists there, however few values they have.
LISTS <- c("allow", "avoid", "hours", "speed_table_kn", "via")

options_of <- function(given) {
  for (name in intersect(names(given), LISTS)) given[[name]] <- as.list(given[[name]])
  given
}

sea_route <- function(sea, origin, destination, ...) {
  ends <- list(origin = place(origin), destination = place(destination))
  one(sea, "/calculate-route", c(ends, options_of(list(...))))
}

sea_matrix <- function(sea, origins, destinations = origins, ...) {
  ends <- list(origins = lapply(unname(origins), place), destinations = lapply(unname(destinations), place))
  answer <- one(sea, "/calculate-matrix", c(ends, options_of(list(...))))
  # A cell without a route is null.
  rows <- lapply(answer$distances_nm, function(row) vapply(row, function(nm) if (is.null(nm)) NA_real_ else as.numeric(nm), 0))
  names <- function(ends) vapply(ends, function(end) paste(end, collapse = ", "), "")
  matrix(unlist(rows), nrow = length(origins), byrow = TRUE, dimnames = list(names(origins), names(destinations)))
}

add_distances <- function(sea, frame, origin = "origin", destination = "destination", ...) {
  more <- options_of(c(SHORT, list(...)))
  bodies <- lapply(seq_len(nrow(frame)), function(row) {
    c(list(origin = place(frame[[origin]][[row]]), destination = place(frame[[destination]][[row]])), more)
  })
  answers <- ask(sea, "/calculate-route", bodies)
  column <- function(of, none) {
    vapply(answers, function(one) if (inherits(one, "fairway_error")) none else of(one), none)
  }
  codes <- function(list, member) paste(vapply(list, function(each) each[[member]], ""), collapse = "|")
  frame$distance_nm <- column(function(one) as.numeric(one$distance_nm), NA_real_)
  frame$duration_hours <- column(function(one) as.numeric(one$duration_hours), NA_real_)
  frame$passages <- column(function(one) codes(one$passages, "id"), NA_character_)
  frame$warnings <- column(function(one) codes(one$warnings, "code"), NA_character_)
  frame$error <- vapply(answers, function(one) {
    if (inherits(one, "fairway_error")) conditionMessage(one) else NA_character_
  }, "")
  frame
}

match_ports <- function(sea, names) {
  answers <- ask(sea, "/ports/match", lapply(as.character(names), function(name) list(q = name)))
  value <- function(one, ...) {
    found <- Reduce(function(from, member) if (is.list(from)) from[[member]], c(...), one)
    if (is.null(found)) NA else found
  }
  data.frame(
    name = as.character(names),
    verdict = vapply(answers, function(one) as.character(value(one, "verdict")), ""),
    port_id = vapply(answers, function(one) as.integer(value(one, "port", "id")), 0L),
    unlocode = vapply(answers, function(one) as.character(value(one, "port", "unlocode")), ""),
    port = vapply(answers, function(one) as.character(value(one, "port", "name")), "")
  )
}
