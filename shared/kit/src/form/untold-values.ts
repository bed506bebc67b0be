type TextField = HTMLInputElement | HTMLTextAreaElement;

/** How often a form looks at its fields, in milliseconds. */
const pause = 250;

/**
 * Tells React of what comes into a form's text fields without an event, as some password managers and
 * extensions write it: within a moment, and at the latest when the form is sent. Ticks and choices come with
 * their events.
 * @returns what ends it
 */
export function tellUntoldValues(form: HTMLFormElement) {
  const known = new WeakMap<TextField, string>();

  function tell() {
    for (const field of form.elements) {
      if (!isTextField(field)) continue;
      const before = known.get(field);
      const { value } = field;
      known.set(field, value);
      // React hears it only if it does not know this value already.
      if (before !== undefined && before !== value) {
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }

  function note({ target }: Event) {
    if (target instanceof Element && isTextField(target)) known.set(target, target.value);
  }

  tell();
  const timer = setInterval(tell, pause);
  form.addEventListener('input', note);
  // Before the form's own handler, which React calls later.
  form.addEventListener('submit', tell, true);
  return () => {
    clearInterval(timer);
    form.removeEventListener('input', note);
    form.removeEventListener('submit', tell, true);
  };
}

/** What is chosen in a file's field or ticked has no text of its own. */
const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|file|submit)$/.test(element.type));
