import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { NotLiveNotice } from './not-live-notice';
import { useIsLive } from './use-is-live';

type FormProps = Omit<HTMLChakraProps<'form'>, 'action' | 'method' | 'noValidate'> & {
  ref?: Ref<HTMLFormElement | null>;
};

/**
 * The one form of the site, whose values leave by a call of the API alone. Of a form with the method
 * `dialog` that stands in no `<dialog>`, browsers send nothing and stay where they are, so nothing that
 * was typed before the page is live gets into an address. It stays in its fields, from where
 * react-hook-form takes it over. What stands in the fields counts, also if no event has told of it.
 */
export function Form({ ref, ...props }: FormProps) {
  const isLive = useIsLive();
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current, []);
  useEffect(() => {
    if (form.current) void tellUntoldValuesOf(form.current);
  }, []);

  return (
    <>
      <chakra.form ref={form} method="dialog" noValidate {...props} />
      {/* Beside the form, in whose grid it would take up room before it shows. */}
      {!isLive && <NotLiveNotice />}
    </>
  );
}

/** Without what comes after the page only events tell. */
const tellUntoldValuesOf = (form: HTMLFormElement) =>
  import('./untold-values').then(
    ({ tellUntoldValues }) => tellUntoldValues(form),
    () => undefined,
  );
