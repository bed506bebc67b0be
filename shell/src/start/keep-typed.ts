type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** So long the new page has, in milliseconds, to show its fields. */
const maxWait = 20_000;

/**
 * Notes what was typed into a page that is about to be replaced by another release of it, and writes
 * it into the same fields there, as soon as they come. It stays in this page's memory alone.
 */
export function keepTyped(root: HTMLElement) {
  const typed = new Map(
    fieldsOf(root)
      .filter(isEdited)
      .map((field) => [keyOf(field, root), field]),
  );
  const focused = document.activeElement;
  if (typed.size === 0) return;

  const restore = () => {
    for (const field of fieldsOf(root)) {
      const key = keyOf(field, root);
      const before = typed.get(key);
      if (!before || before === field || before.isConnected) continue;
      typed.delete(key);
      writeInto(field, before);
      if (before === focused) field.focus();
    }
    if (typed.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), maxWait);
}

const fieldsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<Field>('input:not([type=file]), textarea, select'),
];

/** Fields keep their names and their order in releases that look alike. */
function keyOf(field: Field, root: HTMLElement) {
  const { name, value } = field;
  if (field instanceof HTMLInputElement && isTicked(field)) return `${name}=${value}`;
  return name || `#${fieldsOf(root).indexOf(field)}`;
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

function isEdited(field: Field) {
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
