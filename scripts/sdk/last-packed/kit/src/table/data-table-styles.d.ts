import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
type CardsBelow = 'md' | 'lg' | 'xl' | 'always' | 'never';
export declare const tableStyles: Readonly<Record<CardsBelow, SystemStyleObject>>;
export {};
