import { type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
type FormProps = Omit<HTMLChakraProps<'form'>, 'action' | 'method' | 'noValidate'> & {
    ref?: Ref<HTMLFormElement>;
};
export declare function Form(props: FormProps): import("react").JSX.Element;
export {};
