import { type ComponentType } from 'react';
export declare function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): {
    new (props: P): {
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
        }>, props: Readonly<P>) => Pick<{
            hasFailed: boolean;
        }, K> | {
            hasFailed: boolean;
        } | null) | {
            hasFailed: boolean;
        } | null, callback?: (() => void) | undefined): void;
        forceUpdate(callback?: (() => void) | undefined): void;
        readonly props: Readonly<P>;
        componentDidMount?(): void;
        shouldComponentUpdate?(nextProps: Readonly<P>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): boolean;
        componentWillUnmount?(): void;
        componentDidCatch?(error: Error, errorInfo: import("react").ErrorInfo): void;
        getSnapshotBeforeUpdate?(prevProps: Readonly<P>, prevState: Readonly<{
            hasFailed: boolean;
        }>): any;
        componentDidUpdate?(prevProps: Readonly<P>, prevState: Readonly<{
            hasFailed: boolean;
        }>, snapshot?: any): void;
        componentWillMount?(): void;
        UNSAFE_componentWillMount?(): void;
        componentWillReceiveProps?(nextProps: Readonly<P>, nextContext: any): void;
        UNSAFE_componentWillReceiveProps?(nextProps: Readonly<P>, nextContext: any): void;
        componentWillUpdate?(nextProps: Readonly<P>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): void;
        UNSAFE_componentWillUpdate?(nextProps: Readonly<P>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): void;
    };
    new (props: P, context: any): {
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
        }>, props: Readonly<P>) => Pick<{
            hasFailed: boolean;
        }, K> | {
            hasFailed: boolean;
        } | null) | {
            hasFailed: boolean;
        } | null, callback?: (() => void) | undefined): void;
        forceUpdate(callback?: (() => void) | undefined): void;
        readonly props: Readonly<P>;
        componentDidMount?(): void;
        shouldComponentUpdate?(nextProps: Readonly<P>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): boolean;
        componentWillUnmount?(): void;
        componentDidCatch?(error: Error, errorInfo: import("react").ErrorInfo): void;
        getSnapshotBeforeUpdate?(prevProps: Readonly<P>, prevState: Readonly<{
            hasFailed: boolean;
        }>): any;
        componentDidUpdate?(prevProps: Readonly<P>, prevState: Readonly<{
            hasFailed: boolean;
        }>, snapshot?: any): void;
        componentWillMount?(): void;
        UNSAFE_componentWillMount?(): void;
        componentWillReceiveProps?(nextProps: Readonly<P>, nextContext: any): void;
        UNSAFE_componentWillReceiveProps?(nextProps: Readonly<P>, nextContext: any): void;
        componentWillUpdate?(nextProps: Readonly<P>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): void;
        UNSAFE_componentWillUpdate?(nextProps: Readonly<P>, nextState: Readonly<{
            hasFailed: boolean;
        }>, nextContext: any): void;
    };
    getDerivedStateFromError: () => {
        hasFailed: boolean;
    };
    contextType?: import("react").Context<any> | undefined;
    propTypes?: any;
};
