import ComposableArchitecture
import Foundation
import StandupsCommon

/// Runs a meeting: gives each attendee the same time, one after the other, and transcribes the speech.
@Reducer
struct RecordMeeting {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var secondsElapsed = 0
    var secondsSkipped = 0
    var speakerIndex = 0
    let standup: Standup
    var transcript = ""
    var transcriptionProblem: String?

    var elapsed: Duration { .seconds(secondsElapsed) }
    var remaining: Duration { max(standup.duration - elapsed, .zero) }
    /// The meeting's elapsed time.
    ///
    /// The rest of a skipped speaker's time counts as elapsed.
    var spoken: Duration { .seconds(secondsElapsed - secondsSkipped) }
    /// The second of the meeting at which the current speaker's time ends.
    var secondsUntilNextSpeaker: Int {
      standup.secondsUntilEnd(ofSpeaker: speakerIndex)
    }
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case endMeetingButtonTapped
    case nextButtonTapped
    case task
    case timerTicked
    case transcriptChanged(String)
    case transcriptionFailed(String)

    @CasePathable
    enum Alert: Equatable {
      case confirmDiscard
      case confirmSave
    }
    @CasePathable
    enum Delegate: Equatable {
      case save(length: Duration, transcript: String?)
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.speechClient) var speechClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDiscard)):
        return .run { _ in await dismiss() }

      case .alert(.presented(.confirmSave)):
        return save(state)

      case .alert, .delegate:
        return .none

      case .endMeetingButtonTapped:
        state.alert = .endMeeting(isDiscardable: true)
        return .none

      case .nextButtonTapped:
        guard state.speakerIndex < state.standup.attendees.count - 1 else {
          state.alert = .endMeeting(isDiscardable: false)
          return .none
        }
        state.secondsSkipped += state.secondsUntilNextSpeaker - state.secondsElapsed
        state.secondsElapsed = state.secondsUntilNextSpeaker
        state.speakerIndex += 1
        return .none

      case .task:
        return .merge(
          .run { send in
            for await _ in clock.timer(interval: .seconds(1)) {
              await send(.timerTicked)
            }
          },
          .run { send in
            for try await transcript in speechClient.transcribe() {
              await send(.transcriptChanged(transcript))
            }
          } catch: { error, send in
            await send(.transcriptionFailed(error.localizedDescription))
          }
        )

      case .timerTicked:
        // The clock stops while an alert is shown.
        guard state.alert == nil else { return .none }
        state.secondsElapsed += 1
        guard state.secondsElapsed >= state.secondsUntilNextSpeaker else { return .none }
        if state.speakerIndex == state.standup.attendees.count - 1 { return save(state) }
        state.speakerIndex += 1
        return .none

      case .transcriptChanged(let transcript):
        state.transcript = transcript
        return .none

      case .transcriptionFailed(let reason):
        state.transcriptionProblem = reason
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func save(_ state: State) -> EffectOf<Self> {
    let transcript = state.transcript.isEmpty ? nil : state.transcript
    return .run { [length = state.spoken] send in
      await send(.delegate(.save(length: length, transcript: transcript)))
      await dismiss()
    }
  }
}

extension AlertState where Action == RecordMeeting.Action.Alert {
  static func endMeeting(isDiscardable: Bool) -> Self {
    AlertState {
      TextState("End the meeting?")
    } actions: {
      ButtonState(action: .confirmSave) {
        TextState("Save and end")
      }
      if isDiscardable {
        ButtonState(role: .destructive, action: .confirmDiscard) {
          TextState("Discard")
        }
      }
      ButtonState(role: .cancel) {
        TextState("Go on")
      }
    } message: {
      TextState("You are ending the meeting early. What would you like to do?")
    }
  }
}
