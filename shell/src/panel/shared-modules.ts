import { getInstance } from '@module-federation/runtime';

export type SharedModule = {
  readonly name: string;
  readonly version: string;
  readonly isLoaded: boolean;
  /** Containers that use it, the shell first. */
  readonly usedBy: readonly string[];
};

/** Shared modules of Module Federation in this page, by name. */
export function sharedModules(): readonly SharedModule[] {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
  return scopes
    .flatMap((scope) => Object.entries(scope))
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { loaded, lib, useIn }]) => ({
        name,
        version,
        isLoaded: Boolean(loaded ?? lib),
        usedBy: [...new Set(useIn)],
      })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
