import { Component, type ReactNode } from 'react';
import { RemoteUnavailable } from './remote-unavailable';

type RemoteBoundaryProps = { children: ReactNode; onRetry: () => void };

/** Holds what goes wrong in one page, loading or rendering, so that the rest of the site lives on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined };
  private lastFailure: unknown;

  static getDerivedStateFromError = (failure: unknown) => ({ failure });

  override componentDidCatch(failure: unknown) {
    // A part of a page that failed to load fails for ever with the very same error: start over.
    if (failure === this.lastFailure) location.reload();
    this.lastFailure = failure;
  }

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    return <RemoteUnavailable onRetry={this.retry} />;
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };
}
