export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What may have been typed into, in the order of the page. */
export const typedFields = (root: ParentNode) => [
  ...root.querySelectorAll<Field>('input,textarea,select'),
];

/**
 * Keeps what is typed into a page that is about to be replaced, or has been, if its fields are given. Few pages
 * are ever replaced; one is replaced even if what is typed cannot be kept.
 */
export async function keepTypedIn(root: HTMLElement, handedOver?: readonly Field[]) {
  if ((handedOver ?? typedFields(root)).length === 0) return;
  await import(/* webpackChunkName: "keep-typed" */ './keep-typed').then(
    ({ keepTyped }) => keepTyped(root, handedOver),
    () => undefined,
  );
}
