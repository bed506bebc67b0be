export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that a user can edit, in the order of the page. */
export const typedFields = (root: ParentNode) => [
  ...root.querySelectorAll<Field>('input,textarea,select'),
];

/**
 * Keeps typed values of a page that is being replaced, or the given fields of one that was. A
 * separate chunk, because this is rare. If it fails to load, the values are lost.
 */
export async function restoreTypedValuesLazily(root: HTMLElement, handedOver?: readonly Field[]) {
  if ((handedOver ?? typedFields(root)).length === 0) return;
  await import(/* webpackChunkName: "keep-typed" */ './restore-typed-values').then(
    ({ restoreTypedValues }) => restoreTypedValues(root, handedOver),
    () => undefined,
  );
}
