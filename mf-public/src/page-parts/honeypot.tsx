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

/** Whether a robot has sent the form. It is told the same as a person, and nothing is sent on. */
export const isFromRobot = (event?: { target: unknown }) =>
  event?.target instanceof HTMLFormElement && new FormData(event.target).get(honeypotField) !== '';
