import { type ComponentProps } from 'react';
import { TextField } from './text-field';
type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
    value: string;
    onSearch: (text: string) => void;
};
export declare function SearchField({ value, onSearch, ...field }: SearchFieldProps): import("react").JSX.Element;
export {};
