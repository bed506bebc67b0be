/** What tells a process to end: a service manager, Ctrl+C, a terminal that is closed. */
export const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
