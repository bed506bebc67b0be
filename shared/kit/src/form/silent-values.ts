type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Interval between two checks of the fields, in milliseconds. */
const pause = 250;

/**
 * Reports values that password managers and extensions write into text fields without an event.
 * Checks every 250 ms and before submitting. Checkboxes and selects have events anyway. Stops when
 * the form leaves the document.
 */
export function reportSilentValues(form: HTMLFormElement) {
  const known = new WeakMap<TextField, string>();

  function tell() {
    if (!form.isConnected) clearInterval(timer);
    for (const field of form.elements) {
      if (!isTextField(field)) continue;
      const { value } = field;
      const isKnown = value === (known.get(field) ?? '');
      known.set(field, value);
      // React ignores events without a new value.
      if (!isKnown) {
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }

  function note({ target }: Event) {
    if (target instanceof Element && isTextField(target)) known.set(target, target.value);
  }

  const timer = setInterval(tell, pause);
  tell();
  form.addEventListener('input', note);
  // Capturing, so that it runs before React's handler.
  form.addEventListener('submit', tell, true);
}

/** False for files, checkboxes and radio buttons, which hold no typed text. */
const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|file|submit)$/.test(element.type));
