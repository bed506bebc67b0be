import { chakra } from '@chakra-ui/react/styled-system';
import { honeypotField } from '@portal/contract/contact-request';

/** A field that no person sees, hears or reaches: whoever fills it in is a robot. */
export function Honeypot() {
  return (
    <chakra.div aria-hidden position="absolute" left="-10000px" width="1px" overflow="hidden">
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </chakra.div>
  );
}

export const isFromRobot = (form: unknown) =>
  form instanceof HTMLFormElement && new FormData(form).get(honeypotField) !== '';
