declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(scope: typeof globalThis): void;
}
