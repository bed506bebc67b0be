import { Component, type ReactNode } from 'react';
import { RemoteUnavailable } from './remote-unavailable';

type RemoteBoundaryProps = {
  children: ReactNode;
  load: () => Promise<unknown>;
  forgetFailure: () => void;
  isLoaded: () => boolean;
};

type RemoteBoundaryState = { failure: unknown; failures: number };

/** Holds what goes wrong in one page, loading or rendering, so that the rest of the site lives on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failure: undefined, failures: 0 };
  private lastFailure: unknown;

  static getDerivedStateFromError = (failure: unknown) => ({ failure });

  override componentDidCatch(failure: unknown) {
    // A part of a page that failed to load fails for ever with the very same error: start over.
    if (failure === this.lastFailure) location.reload();
    this.lastFailure = failure;
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render() {
    const { children, isLoaded } = this.props;
    const { failure, failures } = this.state;
    if (failure === undefined) return children;
    return (
      <RemoteUnavailable
        onRetry={this.retry}
        // What cannot be shown although it is there will not be better by itself.
        {...(!isLoaded() && { load: this.load })}
        isLasting={failures > 1}
      />
    );
  }

  private readonly load = () => {
    this.props.forgetFailure();
    return this.props.load();
  };

  private readonly retry = () => {
    this.props.forgetFailure();
    this.setState({ failure: undefined });
  };
}
