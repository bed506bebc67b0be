import { chakra } from '@chakra-ui/react/styled-system';

/** An icon that gives way on a phone, where the actions have one line. */
export const WideIcon = chakra('span', { base: { display: { base: 'none', sm: 'contents' } } });
