import { createHash } from 'node:crypto';

/** Below `/releases/`, the only path from which pages may load scripts. */
export const probePath = '/releases/probe/probe.js';
export const problemsPath = '/probe/problems';

/** Runs before all other scripts of the page and reports problems like a browser console. */
function watch(path: string) {
  // Leaving a page aborts its requests, which is no problem of the page.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const tell = (...parts: unknown[]) =>
    void (isLeft || navigator.sendBeacon(path, parts.join(' ')));
  const tellError = (event: Event) => {
    const { target } = event;
    const isResource = target instanceof Element;
    tell(isResource ? `Not loaded: ${target.outerHTML}` : Reflect.get(event, 'message'));
  };
  // Load errors of files do not bubble, so the listener must capture.
  addEventListener('error', tellError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('Unhandled:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('Refused:', violatedDirective, blockedURI),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      tell(...parts);
      write(...parts);
    };
  }
}

export const probe = `(${watch.toString()})('${problemsPath}');`;

const integrity = `sha384-${createHash('sha384').update(probe).digest('base64')}`;

export const withProbe = (html: string) =>
  html.replace(
    '<head>',
    `<head><script src="${probePath}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
