/** Signals that end a process: from a service manager, from Ctrl+C, from a closed terminal. */
export const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
