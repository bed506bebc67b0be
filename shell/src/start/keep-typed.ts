import { typedFields, type Field } from './typed-fields';

/** So long the new page has, in milliseconds, to show its fields. */
const maxWait = 20_000;

/**
 * Writes what was typed into a page that is about to be replaced by another release of it into the same fields
 * there, as soon as they come; also what is typed until then. It stays in this page's memory alone.
 * @param handedOver the fields of a page of which a part has been replaced already
 */
export function keepTyped(root: HTMLElement, handedOver?: readonly Field[]) {
  const fields = handedOver ?? typedFields(root);
  const replaced = new Map(fields.map((field) => [keyOf(field, fields), field]));
  // What is still there when the rest has been replaced stays.
  if (handedOver) replaced.forEach((field, key) => field.isConnected && replaced.delete(key));
  if (replaced.size === 0) return;
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  // Before React, which lets no event pass that meets HTML it has not taken over.
  globalThis.addEventListener('focusin', noteFocus, true);

  const restore = () => {
    const present = typedFields(root);
    for (const field of present) {
      const key = keyOf(field, present);
      const before = replaced.get(key);
      // A field keeps what was typed into it after it has left the page.
      if (!before || before === field || before.isConnected) continue;
      replaced.delete(key);
      if (isEdited(before)) writeInto(field, before);
      if (before === focused) field.focus();
    }
    if (replaced.size === 0) end();
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(end, maxWait);
  restore();

  function end() {
    observer.disconnect();
    clearTimeout(timer);
    globalThis.removeEventListener('focusin', noteFocus, true);
  }
}

/** Fields keep their names and their order in releases that look alike. */
function keyOf(field: Field, fields: readonly Field[]) {
  const { name, value } = field;
  if (field instanceof HTMLInputElement && isTicked(field)) return `${name}=${value}`;
  return name || `#${fields.indexOf(field)}`;
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** No page can choose a file in another's place. */
function isEdited(field: Field) {
  if (field.type === 'file') return false;
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false;
  if (field instanceof HTMLInputElement && isTicked(field)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/** As typing would, so that React and the form hear of it. */
function writeInto(field: Field, before: Field) {
  if (field instanceof HTMLInputElement && isTicked(field)) {
    if (before instanceof HTMLInputElement && before.checked !== field.checked) field.click();
    return;
  }
  // React puts a setter of its own on each field, which hides from it what is written.
  Reflect.set(Object.getPrototypeOf(field), 'value', before.value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
