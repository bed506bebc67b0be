import { type ComponentProps } from 'react';
declare const CurriculumPanel: {
    new (props: {
        name: string;
        source: import("./use-curriculum").CurriculumSource;
        onClose: () => void;
        actions?: import("react").ReactNode;
        isBeside?: boolean;
        keepsFocus?: boolean;
    }): {
        state: {
            hasFailed: boolean;
        };
        render(): import("react").JSX.Element;
        readonly retry: () => void;
        context: unknown;
        setState<K extends "hasFailed">(state: Pick<{
            hasFailed: boolean;
        }, K> | ((prevState: Readonly<{
            hasFailed: boolean;
        }>, props: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>) => Pick<{
            hasFailed: boolean;
        }, K> | {
            hasFailed: boolean;
        } | null) | {
            hasFailed: boolean;
        } | null, callback?: (() => void) | undefined): void;
        forceUpdate(callback?: (() => void) | undefined): void;
        readonly props: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>;
        componentDidMount?(): void;
        shouldComponentUpdate?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): boolean;
        componentWillUnmount?(): void;
        componentDidCatch?(error: Error, errorInfo: import("react").ErrorInfo): void;
        getSnapshotBeforeUpdate?(prevProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, prevState: Readonly<{
            hasFailed: boolean;
        }>): any;
        componentDidUpdate?(prevProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, prevState: Readonly<{
            hasFailed: boolean;
        }>, snapshot?: any): void;
        componentWillMount?(): void;
        UNSAFE_componentWillMount?(): void;
        componentWillReceiveProps?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextContext: any): void;
        UNSAFE_componentWillReceiveProps?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextContext: any): void;
        componentWillUpdate?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): void;
        UNSAFE_componentWillUpdate?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): void;
    };
    new (props: {
        name: string;
        source: import("./use-curriculum").CurriculumSource;
        onClose: () => void;
        actions?: import("react").ReactNode;
        isBeside?: boolean;
        keepsFocus?: boolean;
    }, context: any): {
        state: {
            hasFailed: boolean;
        };
        render(): import("react").JSX.Element;
        readonly retry: () => void;
        context: unknown;
        setState<K extends "hasFailed">(state: Pick<{
            hasFailed: boolean;
        }, K> | ((prevState: Readonly<{
            hasFailed: boolean;
        }>, props: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>) => Pick<{
            hasFailed: boolean;
        }, K> | {
            hasFailed: boolean;
        } | null) | {
            hasFailed: boolean;
        } | null, callback?: (() => void) | undefined): void;
        forceUpdate(callback?: (() => void) | undefined): void;
        readonly props: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>;
        componentDidMount?(): void;
        shouldComponentUpdate?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): boolean;
        componentWillUnmount?(): void;
        componentDidCatch?(error: Error, errorInfo: import("react").ErrorInfo): void;
        getSnapshotBeforeUpdate?(prevProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, prevState: Readonly<{
            hasFailed: boolean;
        }>): any;
        componentDidUpdate?(prevProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, prevState: Readonly<{
            hasFailed: boolean;
        }>, snapshot?: any): void;
        componentWillMount?(): void;
        UNSAFE_componentWillMount?(): void;
        componentWillReceiveProps?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextContext: any): void;
        UNSAFE_componentWillReceiveProps?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextContext: any): void;
        componentWillUpdate?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): void;
        UNSAFE_componentWillUpdate?(nextProps: Readonly<{
            name: string;
            source: import("./use-curriculum").CurriculumSource;
            onClose: () => void;
            actions?: import("react").ReactNode;
            isBeside?: boolean;
            keepsFocus?: boolean;
        }>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): void;
    };
    getDerivedStateFromError: () => {
        hasFailed: boolean;
    };
    contextType?: import("react").Context<any> | undefined;
    propTypes?: any;
};
export declare function CurriculumPreview(props: ComponentProps<typeof CurriculumPanel>): import("react").JSX.Element;
export declare const ListBeside: import("@chakra-ui/react").ChakraComponent<"div", {}>;
export {};
