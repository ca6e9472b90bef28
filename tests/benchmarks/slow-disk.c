/* A disk that takes its time: loaded before the libraries of a program (LD_PRELOAD), fsync takes 2 ms longer. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int fsync(int file) {
  usleep(2000);
  return REAL(fsync)(file);
}

int fdatasync(int file) {
  usleep(2000);
  return REAL(fdatasync)(file);
}
