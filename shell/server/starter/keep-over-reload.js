// Takes what was typed over to the page that «Recargar» brings. It is in the session storage only in between, and
// taken out of there as the first thing.

const typedKey = 'portal-typed';
/** After this long, in milliseconds, nobody waits for the page any more. */
const typedFor = 60_000;
/** Fields that the browser draws may come so late, in milliseconds. */
const fieldsComeIn = 20_000;

/** Passwords and files stay where they are. */
const fieldsOfPage = () => [
  ...document.querySelectorAll(
    '#root input:not([type=password], [type=file], [type=hidden]), #root textarea, #root select',
  ),
];
const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';

export function keepTyped() {
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

/** Whether the page has the fields that were left; another one has other fields. */
function retypeAll(values) {
  const fields = fieldsOfPage();
  if (fields.length !== values.length) return false;
  fields.forEach((field, index) => retype(field, values[index]));
  return true;
}

/** As soon as the fields are there, unless somebody types before that. */
function retypeLater(values) {
  const observer = new MutationObserver(() => retypeAll(values) && stop());
  const stop = () => {
    observer.disconnect();
    removeEventListener('input', stop, true);
  };
  observer.observe(document.querySelector('#root'), { childList: true, subtree: true });
  addEventListener('input', stop, true);
  setTimeout(stop, fieldsComeIn);
}

function restoreTyped() {
  const typed = takeTyped();
  if (typed?.path !== location.pathname || typed.until < Date.now()) return;
  if (!retypeAll(typed.values)) retypeLater(typed.values);
}

document.querySelector('#portal-notice a')?.addEventListener('click', keepTyped);
restoreTyped();
