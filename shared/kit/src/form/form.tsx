import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { NotLiveNotice } from './not-live-notice';
import { useIsLive } from './use-is-live';

type FormProps = Omit<HTMLChakraProps<'form'>, 'action' | 'method' | 'noValidate'> & {
  ref?: Ref<HTMLFormElement>;
};

/**
 * The one form of the site, whose values leave by a call of the API alone. Of a form with the method
 * `dialog` that stands in no `<dialog>`, browsers send nothing and stay where they are, so nothing that
 * was typed before the page is live gets into an address. It stays in its fields, from where
 * react-hook-form takes it over.
 */
export function Form(props: FormProps) {
  const isLive = useIsLive();

  return (
    <>
      <chakra.form method="dialog" noValidate {...props} />
      {/* Beside the form, in whose grid it would take up room before it shows. */}
      {!isLive && <NotLiveNotice />}
    </>
  );
}
