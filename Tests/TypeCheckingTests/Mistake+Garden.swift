extension Mistake {
  /// Mistakes in the screen of plants in beds.
  static let inGarden = [
    Mistake(
      .garden,
      "isOn: $model.showsDry",
      becomes: "isOn: model.showsDry",
      says: "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"
    ),
    Mistake(
      .garden,
      "ForEach($bed.plants)",
      becomes: "ForEach($bed.plant)",
      says: """
        value of type 'Binding<[Bed]>.Element' (aka 'Binding<Bed>') has no dynamic member 'plant' using key path from \
        root type 'Bed'
        """
    ),
    Mistake(
      .garden,
      "Text(plant.name).bold()",
      becomes: "Text(plant.nam).bold()",
      says: "value of type 'Plant' has no member 'nam'"
    ),
    Mistake(
      .garden,
      ".gridColumnAlignment(.trailing)",
      becomes: ".gridColumnAlignment(.traling)",
      says: "type 'HorizontalAlignment' has no member 'traling'"
    ),
    Mistake(
      .garden,
      "systemName: photo.symbol",
      becomes: "systemName: photo.symbl",
      says: "value of type 'Photo' has no member 'symbl'"
    ),
    Mistake(
      .garden,
      "model.water(plant.id, in: bed.id)",
      becomes: "model.water(plant, in: bed.id)",
      says: "cannot convert value of type 'Plant' to expected argument type 'Plant.ID' (aka 'UUID')"
    ),
    Mistake(
      .garden,
      "isOn: $plant.isWatered",
      becomes: "isOn: plant.isWatered",
      says: "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"
    ),
    Mistake(
      .garden,
      ".listRowBackground(",
      becomes: ".listRowBackgroud(",
      says: "value of type 'some View' has no member 'listRowBackgroud'"
    ),
    Mistake(
      .garden,
      "model.add(to: bed.id)",
      becomes: "model.add(bed.id)",
      says: "missing argument label 'to:' in call"
    ),
    Mistake(
      .garden,
      "Section(bed.name)",
      becomes: "Section(bed.nme)",
      says: "value of type 'Bed' has no member 'nme'"
    ),
    Mistake(
      .garden,
      "Text(plant.name).font(.largeTitle)",
      becomes: "Text(plant.nam).font(.largeTitle)",
      says: "value of type 'Plant' has no member 'nam'"
    ),
    Mistake(
      .garden,
      "isPresented: $model.isAdding",
      becomes: "isPresented: $model.isAddng",
      says: """
        value of type 'Binding<GardenModel>' has no dynamic member 'isAddng' using key path from root type 'GardenModel'
        """
    ),
    Mistake(
      .garden,
      "Text(plant.species).padding()",
      becomes: "Text(plant.specis).padding()",
      says: "value of type 'Plant' has no member 'specis'"
    ),
  ]
}
