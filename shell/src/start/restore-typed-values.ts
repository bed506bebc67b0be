import { typedFields, type Field } from './typed-fields';

/** Maximum wait for the fields of the new page, in milliseconds. */
const maxWait = 20_000;

/**
 * Copies typed values into the same fields of the release that replaces the page, including text
 * typed until then. Values stay in memory.
 * @param handedOver fields of a page that was already partly replaced
 */
export function restoreTypedValues(root: HTMLElement, handedOver?: readonly Field[]) {
  const fields = handedOver ?? typedFields(root);
  const replaced = new Map(fields.map((field) => [keyOf(field, fields), field]));
  // Fields that are still in the page need no copy.
  if (handedOver) replaced.forEach((field, key) => field.isConnected && replaced.delete(key));
  if (replaced.size === 0) return;
  let focused = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  // Before React, which stops events on HTML that is not hydrated.
  globalThis.addEventListener('focusin', noteFocus, true);

  const restore = () => {
    const present = typedFields(root);
    for (const field of present) {
      const key = keyOf(field, present);
      const before = replaced.get(key);
      // A removed field keeps its value.
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

/** Similar releases keep the names and order of fields. */
function keyOf(field: Field, fields: readonly Field[]) {
  const { name, value } = field;
  if (field instanceof HTMLInputElement && isTicked(field)) return `${name}=${value}`;
  return name || `#${fields.indexOf(field)}`;
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Scripts cannot set the file of a file input. */
function isEdited(field: Field) {
  if (field.type === 'file') return false;
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false;
  if (field instanceof HTMLInputElement && isTicked(field)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

/** Simulates typing, so that React and the form notice the change. */
function writeInto(field: Field, before: Field) {
  if (field instanceof HTMLInputElement && isTicked(field)) {
    if (before instanceof HTMLInputElement && before.checked !== field.checked) field.click();
    return;
  }
  // React overrides the value setter of each field, which would hide the change from it.
  Reflect.set(Object.getPrototypeOf(field), 'value', before.value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
