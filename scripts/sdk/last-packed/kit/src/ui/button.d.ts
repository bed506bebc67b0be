import { type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { RecipeVariantProps } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
export declare const buttonRecipe: import("@chakra-ui/react").RecipeDefinition<{
    variant: {
        solid: {
            bg: "primary";
            color: "white";
            _hover: {
                bg: "primary.dark";
            };
        };
        accent: {
            bg: "accent.solid";
            color: "white";
            _hover: {
                bg: "accent.dark";
            };
        };
        danger: {
            bg: "danger";
            color: "white";
            _hover: {
                bg: "danger.dark";
            };
        };
        outline: {
            bg: "surface";
            color: "ink";
            borderColor: "line.strong";
            _hover: {
                bg: "soft";
                borderColor: "ink.muted";
            };
        };
        ghost: {
            color: "primary";
            _hover: {
                bg: "primary.tint";
            };
        };
        inverted: {
            bg: "white";
            color: "ink";
            _hover: {
                bg: "primary.tint";
            };
        };
    };
    size: {
        sm: {
            minHeight: "36px";
            paddingInline: "3";
            paddingBlock: "1";
            fontSize: "0.875rem";
        };
        md: {
            minHeight: "44px";
            paddingInline: "5";
            paddingBlock: "2";
            fontSize: "1rem";
        };
        lg: {
            minHeight: "52px";
            paddingInline: "6";
            paddingBlock: "3";
            fontSize: "1rem";
        };
        icon: {
            width: "40px";
            height: "40px";
            padding: "0";
        };
    };
}>;
type ButtonVariants = RecipeVariantProps<typeof buttonRecipe>;
export type ButtonProps = HTMLChakraProps<'button'> & ButtonVariants & {
    loading?: boolean;
    ref?: Ref<HTMLButtonElement>;
};
export declare function Button({ loading, disabled, children, ...rest }: ButtonProps): import("react").JSX.Element;
export {};
