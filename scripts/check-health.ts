// Exits with 0 if the program on this machine answers that it is well, for the container's health check.
try {
  const reply = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/healthz`);
  process.exitCode = reply.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
