import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { NotLiveNotice } from './not-live-notice';
import { useIsLive } from './use-is-live';

type FormProps = Omit<HTMLChakraProps<'form'>, 'action' | 'method' | 'noValidate'> & {
  ref?: Ref<HTMLFormElement | null>;
};

/**
 * Form for all screens; its values are sent only by API calls. With the method `dialog` outside a
 * `<dialog>`, browsers submit nothing, so values typed before hydration never get into a URL. They
 * stay in the fields, and react-hook-form reads them on hydration. Values set without an event
 * count as well.
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
      {/* Outside the form, because its grid would reserve space for the hidden notice. */}
      {!isLive && <NotLiveNotice />}
    </>
  );
}

/** If the chunk cannot be loaded, only values with events count. */
const tellUntoldValuesOf = (form: HTMLFormElement) =>
  import('./silent-values').then(
    ({ reportSilentValues }) => reportSilentValues(form),
    () => undefined,
  );
