import { chakra } from '@chakra-ui/react/styled-system';

/** A picture, and no part of a script, as few pages ever show it. Where it cannot be had its room stays. */
export const BrokenBridge = () => (
  <chakra.img
    alt=""
    src="/images/puente-roto.svg"
    width="min(420px, 100vw - 32px)"
    aspectRatio="420/130"
    marginBottom="4"
  />
);
