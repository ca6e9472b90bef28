/*
 * A disk that breaks: loaded before the libraries of a program (LD_PRELOAD), it refuses what the program asks of files
 * under the folder BROKEN_FOLDER. While BROKEN_DISK/fsync is there, nothing is made sure to be on the disk; while
 * BROKEN_DISK/read-only is there, nothing is changed, as on a file system that the kernel made read-only.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define REFUSE(number) return (errno = (number), -1)

static int is_broken(const char *how) {
  char file[PATH_MAX];
  const char *folder = getenv("BROKEN_DISK");
  if (folder == NULL) return 0;
  snprintf(file, sizeof file, "%s/%s", folder, how);
  return syscall(SYS_faccessat, AT_FDCWD, file, F_OK) == 0;
}

static int is_there(const char *path) {
  const char *folder = getenv("BROKEN_FOLDER");
  return folder != NULL && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_open_there(int file) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_there(path);
}

static int refuses_path(const char *path) { return is_there(path) && is_broken("read-only"); }
static int refuses_file(int file) { return is_open_there(file) && is_broken("read-only"); }

int fsync(int file) {
  if (is_open_there(file) && is_broken("fsync")) REFUSE(EIO);
  return REAL(fsync)(file);
}

int fdatasync(int file) {
  if (is_open_there(file) && is_broken("fsync")) REFUSE(EIO);
  return REAL(fdatasync)(file);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
  if (refuses_file(file)) REFUSE(EROFS);
  return REAL(pwrite)(file, bytes, count, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
  if (refuses_file(file)) REFUSE(EROFS);
  return REAL(pwrite64)(file, bytes, count, at);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (refuses_file(file)) REFUSE(EROFS);
  return REAL(write)(file, bytes, count);
}

int ftruncate64(int file, off64_t length) {
  if (refuses_file(file)) REFUSE(EROFS);
  return REAL(ftruncate64)(file, length);
}

int access(const char *path, int mode) {
  if ((mode & W_OK) != 0 && refuses_path(path)) REFUSE(EROFS);
  return REAL(access)(path, mode);
}

int mkdir(const char *path, mode_t mode) {
  if (refuses_path(path)) REFUSE(EROFS);
  return REAL(mkdir)(path, mode);
}

int unlink(const char *path) {
  if (refuses_path(path)) REFUSE(EROFS);
  return REAL(unlink)(path);
}

#define WRITES(flags) (((flags) & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0)
#define OPEN(name)                                                   \
  int name(const char *path, int flags, ...) {                      \
    va_list rest;                                                    \
    va_start(rest, flags);                                           \
    mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                                    \
    if (WRITES(flags) && refuses_path(path)) REFUSE(EROFS);          \
    return REAL(name)(path, flags, mode);                            \
  }

OPEN(open)
OPEN(open64)
