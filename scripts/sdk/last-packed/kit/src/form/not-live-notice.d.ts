import { type SystemStyleObject } from '@chakra-ui/react/styled-system';
export declare const untilLate: (look: 'hold-back' | 'look-ready') => SystemStyleObject;
export declare function NotLiveNotice(): import("react").JSX.Element;
