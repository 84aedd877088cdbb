// The effects that run, and those that have ended.

extension StoreRecording {
  func effectStarted(serial: Int, cause: EffectCause?) {
    guard let cause = cause as? RecordedCause else { return }
    let effect = RecordedEffect(
      id: serial,
      startedBy: cause.number,
      place: cause.place,
      since: date.now,
      ids: cause.ids
    )
    changes.changeEffects { keptEffects.append(effect) }
    #if DEBUG
    causes[serial] = cause
    #endif
    for observer in observers { observer.didBegin(effect) }
  }

  func effectEnded(serial: Int, isCancelled: Bool) {
    #if DEBUG
    causes[serial] = nil
    effectScreens[serial] = nil
    #endif
    guard let index = keptEffects.firstIndex(where: { $0.id == serial }) else { return }
    let effect = keptEffects[index]
    let end = EndedEffect(
      effect: effect,
      lastAction: lastNumber,
      date: date.now,
      isCancelled: isCancelled
    )
    changes.changeEffects {
      keptEffects.remove(at: index)
      keptEnded.append(end)
    }
    for observer in observers { observer.didEnd(effect) }
  }

  #if DEBUG
  /// The region of all effects of the action that started an effect.
  func region(of effect: RecordedEffect) -> EffectRegion? { causes[effect.id]?.region }
  #endif
}
