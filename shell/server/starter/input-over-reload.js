// Carries input over the reload of «Recargar». Session storage contains it only during the reload
// and is cleared first.

const typedKey = 'portal-typed';
/** Time after which stored input is discarded, in milliseconds. */
const typedFor = 60_000;
/** Maximum delay of fields rendered in the browser, in milliseconds. */
const fieldsComeIn = 20_000;

/** Excludes passwords and files, which are never stored. */
const fieldsOfPage = () => [
  ...document.querySelectorAll(
    '#root input:not([type=password], [type=file], [type=hidden]), #root textarea, #root select',
  ),
];
const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';

export function storeTypedValues() {
  const values = fieldsOfPage().map((field) => (isTicked(field) ? field.checked : field.value));
  const typed = { path: location.pathname, until: Date.now() + typedFor, values };
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(typed));
  } catch {
    // Without storage the input is lost.
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

/** Fires the events of typing, so that a live form notices the change. */
function retype(field, value) {
  if (isTicked(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  // React overrides the setter of each field, so the prototype's setter is used.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** False if the page has a different number of fields. */
function retypeAll(values) {
  const fields = fieldsOfPage();
  if (fields.length !== values.length) return false;
  fields.forEach((field, index) => retype(field, values[index]));
  return true;
}

/** Restores the input when the fields appear, unless the user types before. */
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

document.querySelector('#portal-notice a')?.addEventListener('click', storeTypedValues);
restoreTyped();
