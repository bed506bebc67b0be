export const connectionSeconds = 10;

/** The pool of calls, plus the connection that listens for changes. */
export const pooledConnections = 10;
export const connectionsPerInstance = pooledConnections + 1;

export const statementMilliseconds = 15_000;
