/* Records what a process writes below a folder, in order, and fails one call: LD_PRELOAD of lab/trust/crash (Linux). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

/* A record: kind, file, offset, length, then the bytes of a write or the name of a file. */
struct record { char kind; int32_t file; int64_t offset, length; } __attribute__((packed));

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -1;
static long flushes, writes, fail_flush = -1, fail_write = -1;
static const char *folder;
static int32_t file_of[4096];
static char names[256][PATH_MAX];
static int named;

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = dlsym(RTLD_NEXT, name)

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : -1;
}

static ssize_t plain_write(int fd, const void *bytes, size_t length) {
  REAL(ssize_t, "write", int, const void *, size_t);
  return real(fd, bytes, length);
}

static void note(char kind, int32_t file, int64_t offset, int64_t length, const void *bytes) {
  struct record head = { kind, file, offset, length };
  plain_write(log_fd, &head, sizeof head);
  if (bytes) plain_write(log_fd, bytes, length);
}

__attribute__((constructor)) static void begin(void) {
  REAL(int, "open", const char *, int, ...);
  folder = getenv("CRASH_FOLDER");
  fail_flush = number("CRASH_FAIL_FLUSH");
  fail_write = number("CRASH_FAIL_WRITE");
  if (folder) log_fd = real(getenv("CRASH_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static int32_t tracked(int fd) { return fd >= 0 && fd < 4096 ? file_of[fd] : 0; }

static void opened(int fd, const char *path) {
  char whole[PATH_MAX];
  if (fd < 0 || fd >= 4096 || log_fd < 0) return;
  file_of[fd] = 0;
  if (!realpath(path, whole) || strncmp(whole, folder, strlen(folder)) || strstr(whole, "-shm")) return;
  pthread_mutex_lock(&lock);
  int at = 0;
  while (at < named && strcmp(names[at], whole)) at++;
  if (at == named && named < 256) {
    strcpy(names[named++], whole);
    note('n', at + 1, 0, strlen(whole), whole);
  }
  file_of[fd] = at + 1;
  pthread_mutex_unlock(&lock);
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(int, #name, const char *, int, ...); \
    va_list rest; va_start(rest, flags); int mode = va_arg(rest, int); va_end(rest); \
    int fd = real(path, flags, mode); \
    opened(fd, path); \
    return fd; \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  REAL(int, "close", int);
  if (fd >= 0 && fd < 4096) file_of[fd] = 0;
  return real(fd);
}

static ssize_t written(int fd, const void *bytes, size_t length, off_t offset) {
  REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
  int32_t file = tracked(fd);
  if (!file) return real(fd, bytes, length, offset);
  pthread_mutex_lock(&lock);
  ssize_t done;
  if (++writes == fail_write) { errno = ENOSPC; done = -1; }
  else done = real(fd, bytes, length, offset);
  int error = errno;
  if (done > 0) note('w', file, offset, done, bytes);
  pthread_mutex_unlock(&lock);
  errno = error;
  return done;
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return written(fd, bytes, length, offset); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) { return written(fd, bytes, length, offset); }

ssize_t write(int fd, const void *bytes, size_t length) {
  if (!tracked(fd)) return plain_write(fd, bytes, length);
  off_t offset = lseek(fd, 0, SEEK_CUR);
  ssize_t done = written(fd, bytes, length, offset);
  if (done > 0) lseek(fd, offset + done, SEEK_SET);
  return done;
}

#define TRUNCATE(name) \
  int name(int fd, off_t length) { \
    REAL(int, #name, int, off_t); \
    int32_t file = tracked(fd); \
    if (!file) return real(fd, length); \
    pthread_mutex_lock(&lock); \
    int done = real(fd, length); \
    if (!done) note('t', file, length, 0, NULL); \
    pthread_mutex_unlock(&lock); \
    return done; \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  char whole[PATH_MAX];
  int at = named;
  if (log_fd >= 0 && realpath(path, whole))
    for (at = 0; at < named && strcmp(names[at], whole);) at++;
  pthread_mutex_lock(&lock);
  int done = real(path);
  if (!done && at < named) note('d', at + 1, 0, 0, NULL);
  pthread_mutex_unlock(&lock);
  return done;
}

/* After a failed flush, Linux takes the pages for written: a later flush does not write them. */
#define FLUSH(name) \
  int name(int fd) { \
    REAL(int, #name, int); \
    int32_t file = tracked(fd); \
    if (!file) return real(fd); \
    pthread_mutex_lock(&lock); \
    int fails = ++flushes == fail_flush; \
    int done = fails ? -1 : real(fd); \
    note(fails ? 'e' : 'f', file, 0, 0, NULL); \
    pthread_mutex_unlock(&lock); \
    if (fails) errno = EIO; \
    return done; \
  }
FLUSH(fsync)
FLUSH(fdatasync)
