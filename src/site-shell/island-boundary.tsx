import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

interface IslandBoundaryState {
  error?: Error;
}

/** A failing island says so in its own place; the page around it stays readable. */
export class IslandBoundary extends Component<{ children: ReactNode }, IslandBoundaryState> {
  override state: IslandBoundaryState = {};

  static getDerivedStateFromError(error: Error): IslandBoundaryState {
    return { error };
  }

  override render() {
    return this.state.error ? (
      <ErrorScreen detail={this.state.error.message} />
    ) : (
      this.props.children
    );
  }
}
