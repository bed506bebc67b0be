/** How long it may take to get a connection. */
export const connectionSeconds = 10;

/** An instance's connections to a server: those that its calls share, and the one that hears of changes. */
export const pooledConnections = 10;
export const connectionsPerInstance = pooledConnections + 1;

/** How long a statement may take, in milliseconds. */
export const statementMilliseconds = 15_000;
