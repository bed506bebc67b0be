import { chakra } from '@chakra-ui/react/styled-system';
import { honeypotField } from '@portal/contract/contact-request';

/** A field that is hidden from people. Only robots fill it in. */
export function Honeypot() {
  return (
    <chakra.div aria-hidden position="absolute" left="-10000px" width="1px" overflow="hidden">
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </chakra.div>
  );
}

/** True if a robot sent the form. The robot sees a success message, and nothing is sent. */
export const isFromRobot = (event?: { target: unknown }) =>
  event?.target instanceof HTMLFormElement && new FormData(event.target).get(honeypotField) !== '';
