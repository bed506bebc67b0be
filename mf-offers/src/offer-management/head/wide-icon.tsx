import { chakra } from '@chakra-ui/react/styled-system';

/** An icon that is hidden on a phone, where the actions share one line. */
export const WideIcon = chakra('span', { base: { display: { base: 'none', sm: 'contents' } } });
