import { type ReactNode } from 'react';
export declare const controlRecipe: import("@chakra-ui/react").RecipeDefinition<import("@chakra-ui/react").RecipeVariantRecord>;
export type FieldProps = {
    label: string;
    error?: string | undefined;
    hint?: ReactNode;
    isRequired?: boolean;
};
type ControlProps = {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-required': boolean | undefined;
};
type FieldFrameProps = FieldProps & {
    children: (control: ControlProps) => ReactNode;
};
export declare function Field({ label, hint, isRequired, children, ...rest }: FieldFrameProps): import("react").JSX.Element;
export {};
