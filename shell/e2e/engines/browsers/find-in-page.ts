export type Pattern = { source: string; flags: string };

/** One step on the path from the document to an element. Patterns are serialised as text. */
export type Step =
  | { by: 'role'; role: string; name?: Pattern | undefined }
  | { by: 'label' | 'text'; pattern: Pattern }
  | { by: 'css'; css: string }
  | { by: 'nth'; index: number };

type Matcher = { name?: RegExp };

declare global {
  /** The global of @testing-library/dom when a script tag loads it. */
  var TestingLibraryDom:
    | {
        queryAllByRole: (place: HTMLElement, role: string, options: Matcher) => HTMLElement[];
        queryAllByLabelText: (place: HTMLElement, text: RegExp) => HTMLElement[];
        queryAllByText: (place: HTMLElement, text: RegExp) => HTMLElement[];
      }
    | undefined;
}

/** Runs in the page: finds the elements at the end of the path; undefined without the library. */
export function findInPage(steps: readonly Step[]): HTMLElement[] | undefined {
  const library = globalThis.TestingLibraryDom;
  if (!library) return undefined;
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = library;
  const read = ({ source, flags }: Pattern) => new RegExp(source, flags);

  function within(place: HTMLElement, step: Step): HTMLElement[] {
    if (step.by === 'role') {
      return queryAllByRole(place, step.role, step.name ? { name: read(step.name) } : {});
    }
    if (step.by === 'label') return queryAllByLabelText(place, read(step.pattern));
    if (step.by === 'text') return queryAllByText(place, read(step.pattern));
    if (step.by === 'css') return [...place.querySelectorAll<HTMLElement>(step.css)];
    return [];
  }

  let found = [document.documentElement];
  for (const step of steps) {
    found =
      step.by === 'nth'
        ? found.slice(step.index, step.index + 1)
        : [...new Set(found.flatMap((place) => within(place, step)))];
  }
  return found;
}

/** Runs in the page: true if the element is visible. */
export function isSeen(element: HTMLElement) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** A string matches part of a text in any letter case, unless `exact`. */
export function patternOf(text: string | RegExp, exact = false): Pattern {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags };
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return exact ? { source: `^${escaped}$`, flags: '' } : { source: escaped, flags: 'i' };
}
