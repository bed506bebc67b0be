import { chakra } from '@chakra-ui/react/styled-system';

/**
 * An image file instead of inline SVG, because few pages show it. If it fails to load, its space
 * stays empty.
 */
export const BrokenBridge = () => (
  <chakra.img
    alt=""
    src="/images/puente-roto.svg"
    width="min(420px, 100vw - 32px)"
    aspectRatio="420/130"
    marginBottom="4"
  />
);
