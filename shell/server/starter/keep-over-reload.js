// Takes what was typed over to the page that «Recargar» brings. It is in the session storage only in between, and
// taken out of there as the first thing.

const typedKey = 'portal-typed';
/** After this long, in milliseconds, nobody waits for the page any more. */
const typedFor = 60_000;

/** Passwords and files stay where they are. */
const fieldsOfPage = () => [
  ...document.querySelectorAll(
    '#root input:not([type=password], [type=file], [type=hidden]), #root textarea, #root select',
  ),
];
const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';

function storeTyped() {
  const values = fieldsOfPage().map((field) => (isTicked(field) ? field.checked : field.value));
  const typed = { path: location.pathname, until: Date.now() + typedFor, values };
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Then it cannot be kept.
  }
}

function takeTyped() {
  try {
    const typed = JSON.parse(sessionStorage.getItem(typedKey));
    sessionStorage.removeItem(typedKey);
    return typed;
  } catch {
    return undefined;
  }
}

/** As typing would, so that a form that is live already hears of it. */
function retype(field, value) {
  if (isTicked(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  // React puts a setter of its own on each field, which hides from it what is written.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function restoreTyped() {
  const typed = takeTyped();
  const fields = fieldsOfPage();
  if (typed?.path !== location.pathname || typed.until < Date.now()) return;
  // Another page than the one that was left.
  if (fields.length !== typed.values?.length) return;
  fields.forEach((field, index) => retype(field, typed.values[index]));
}

document.querySelector('#portal-notice a')?.addEventListener('click', storeTyped);
restoreTyped();
