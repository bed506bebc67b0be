/** Takes long and can run while the database opens. */
export async function loadParts() {
  const [
    { createApp },
    { migrate },
    { openFileStore },
    { firstLink },
    { createMetrics },
    { serveMetrics },
  ] = await Promise.all([
    import('./app'),
    import('./migrations/migrate'),
    import('../platform/files/open-file-store'),
    import('./accounts/first-link'),
    import('../platform/metrics/metrics'),
    import('@portal/server/serve-metrics'),
  ]);
  return { createApp, migrate, openFileStore, firstLink, createMetrics, serveMetrics };
}

export type Parts = Awaited<ReturnType<typeof loadParts>>;
